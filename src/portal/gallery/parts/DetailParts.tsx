import calendar from 'icon:calendar';
import searchX from 'icon:search-x';
import alert from 'icon:triangle-alert';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import { BackLink } from '#portal/lists/back-link/BackLink.tsx';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { DetailSkeleton } from '#portal/lists/detail/DetailSkeleton.tsx';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { Picture } from '#portal/lists/detail/Picture.tsx';
import { PrintButton } from '#portal/lists/detail/PrintButton.tsx';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { ShareButton } from '#portal/lists/detail/ShareButton.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { Cell, Group } from '../Cell.tsx';

const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 1'><path fill='gray' d='M0 0h3v1H0'/></svg>";

/** Parts of detail pages. */
export function DetailParts() {
  return (
    <Group title="Details">
      <Cell title="DetailSkeleton">
        <DetailSkeleton label="Cargando la oferta" />
      </Cell>
      <Cell title="Fact, Remark, Paragraphs, Picture">
        <dl>
          <Fact icon={calendar} name="Fecha">
            12 de marzo
          </Fact>
        </dl>
        <Remark icon={calendar}>Queda un mes.</Remark>
        <Remark icon={calendar} tone="success">
          Ya estás inscrito.
        </Remark>
        <Remark icon={alert} tone="warning">
          Quedan pocas plazas.
        </Remark>
        <Paragraphs text={'Un párrafo.\n\nY otro.'} />
        <Picture src={picture} width={300} height={100} />
      </Cell>
      <Cell title="BackLink, BackToList">
        <BackLink href="#back">Todas las ofertas</BackLink>
        <BackToList list="events">Todos los eventos</BackToList>
      </Cell>
      <Cell title="PrintButton, ShareButton">
        <PrintButton title="Galería" />
        <ShareButton title="Galería" />
      </Cell>
      <Cell title="Detail: nothing can have this id">
        <Detail
          call={dameOferta}
          input={() => undefined}
          gone={[]}
          loading="Cargando la oferta"
          failed="No hemos podido cargar la oferta."
          ifGone={() => (
            <Gone icon={searchX} text="Esta oferta ya no está." href="#offers">
              Ver otras ofertas
            </Gone>
          )}
          titleOf={() => undefined}
        >
          {({ titulo }) => <p>{titulo}</p>}
        </Detail>
      </Cell>
    </Group>
  );
}
