import { useEffect, useState } from 'react';
import { ArrivedChoice } from '#portal/forms/editors/ArrivedChoice.tsx';
import { ConflictChoice } from '#portal/forms/editors/ConflictChoice.tsx';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { createEditing, type Editing } from '#portal/forms/editors/editing.ts';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { FactGroups, Facts } from '#portal/forms/editors/Facts.tsx';
import { FoldedSection } from '#portal/forms/editors/FoldedSection.tsx';
import { GapList } from '#portal/forms/editors/GapList.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { PartMissing } from '#portal/forms/editors/PartMissing.tsx';
import { PasswordForm } from '#portal/forms/editors/PasswordForm.tsx';
import { Section } from '#portal/forms/editors/Section.tsx';
import { SectionIndex } from '#portal/forms/editors/SectionIndex.tsx';
import { ReturnLink } from '#portal/forms/editors/ReturnLink.tsx';
import { SentFor } from '#portal/forms/review/SentFor.tsx';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { Button } from '#portal/ui/Button.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { Cell, Group } from '../Cell.tsx';
import { noopRefetch, longName, nothing } from '../samples.ts';

const refuse = () => Promise.resolve({ ok: false, kind: 'aborted' } as const);
const Password = () => <PasswordForm side="student" change={refuse} />;
const loadPassword = () => Promise.resolve(Password);
const loadSlowly = () => new Promise<never>(nothing);
const facts = [
  { label: 'Nombre', value: longName },
  { label: 'Correo', value: 'ana@correo.example', isLong: true },
  { label: 'Teléfono', value: undefined, isRequired: true },
  { label: 'Web', value: undefined },
];
const entries = [
  { id: 1, name: 'Robótica Cierzo' },
  { id: 2, name: 'Molí de la Vall' },
];
const sections = [
  { id: 'g-personal', title: 'Datos personales', missing: 2, isOptional: false },
  { id: 'g-studies', title: 'Estudios', missing: 0, isOptional: false },
  { id: 'g-more', title: 'Más', missing: 0, isOptional: true },
  { id: 'g-account', title: 'Cuenta', missing: 0, isOptional: false, isSettings: true },
];

/** Provides editing state to parts, with one editor open or just saved. */
function Editors({ open, saved, children }: { open?: string; saved?: string; children: React.ReactNode }) {
  const [editing] = useState<Editing>(createEditing);
  useEffect(() => {
    if (saved !== undefined) {
      editing.open(saved);
      editing.finish();
      editing.setFocus(undefined);
    }
    if (open !== undefined) editing.open(open);
  }, [editing, open, saved]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** Parts of pages that are edited in place. */
export function EditorParts() {
  return (
    <Group title="Editing in place">
      <Cell title="SentFor: a firm, a long one">
        <SentFor firm="Molí de la Vall" />
        <SentFor firm={longName} />
      </Cell>
      <Cell title="SectionIndex and Section" isWide>
        <div className="sections-page">
          <SectionIndex sections={sections} label="Apartados" />
          <Editors>
            <div className="sections">
              {sections.map((section) => (
                <Section key={section.id} {...section} intro="Para qué es.">
                  <Facts facts={facts} />
                </Section>
              ))}
            </div>
          </Editors>
        </div>
      </Cell>
      <Cell title="FoldedSection: complete, with a long title" isWide>
        <div className="sections">
          {['Identidad', longName].map((title, index) => (
            <FoldedSection
              key={title}
              id={`g-folded-${index}`}
              {...{ title, missing: 0, isOptional: false }}
              intro="Para qué es."
            >
              <Facts facts={facts} />
            </FoldedSection>
          ))}
        </div>
      </Cell>
      <Cell title="FactGroups">
        <FactGroups groups={[{ title: 'Contacto', facts }]} />
      </Cell>
      <Cell title="GapList">
        <Editors>
          <GapList
            title="Qué falta"
            gaps={[
              { section: 'g-personal', editor: 'g', label: 'frame.street' },
              { section: 'g-studies', label: 'frame.town' },
            ]}
          />
        </Editors>
      </Cell>
      <Cell title="ReturnLink: to where someone came from">
        <Editors>
          <ReturnLink editorOf={() => undefined} search={fieldLink('', undefined, '/')} />
        </Editors>
      </Cell>
      <Cell title="EditableBlock: as text, fixed, saved">
        <Editors saved="saved">
          <EditableBlock id="plain" what="el nombre" load={loadPassword}>
            <Facts facts={facts.slice(0, 1)} />
          </EditableBlock>
          <EditableBlock id="fixed" what="el correo" load={loadPassword} isFixed>
            <Facts facts={facts.slice(1, 2)} />
          </EditableBlock>
          <EditableBlock id="saved" what="la web" load={loadPassword}>
            <Facts facts={facts.slice(3)} />
          </EditableBlock>
          <LeaveQuestion />
        </Editors>
      </Cell>
      <Cell title="EditableBlock: open (EditorForm, PasswordForm)">
        <Editors open="open">
          <EditableBlock id="open" what="la contraseña" load={loadPassword}>
            <Facts facts={facts} />
          </EditableBlock>
        </Editors>
      </Cell>
      <Cell title="EntryList: entries, none">
        <Editors>
          <Entries entries={entries} />
          <Entries entries={[]} />
        </Editors>
      </Cell>
      <Cell title="ConflictChoice: changed, removed">
        <Conflict isGone={false} />
        <Conflict isGone />
      </Cell>
      <Cell title="ArrivedChoice: differs, says the same">
        {[{ nombre: 'Anna' }, undefined].map((arrived) => (
          <ArrivedChoice
            key={arrived?.nombre ?? ''}
            mine={{ nombre: 'Ana' }}
            arrived={arrived}
            labels={{ nombre: 'Nombre' }}
            text={(names) => `Esto ha cambiado desde tu primera solicitud: ${names}.`}
          >
            <Button>Dejarla como llegó</Button>
            <Button>Enviar otra</Button>
          </ArrivedChoice>
        ))}
      </Cell>
      <Cell title="LazyPart: under way; PartMissing">
        <LazyPart load={loadSlowly} props={{}} />
        <PartMissing isMissing isComing={false} retry={nothing} />
      </Cell>
    </Group>
  );
}

function Entries({ entries: shown }: { entries: typeof entries }) {
  return (
    <EntryList
      id={shown.length > 0 ? 'entries' : 'none'}
      entries={shown}
      texts={{
        add: 'Añadir experiencia',
        empty: 'Cuenta dónde has trabajado.',
        removeQuestion: () => '¿Quitarla?',
      }}
      nameOf={({ name }) => name}
      load={loadPassword}
      remove={noopRefetch}
    >
      {({ name }) => <p>{name}</p>}
    </EntryList>
  );
}

function Conflict({ isGone }: { isGone: boolean }) {
  const { t } = usePage().format;
  const form = useForm({
    initial: { nombre: 'Ana' },
    validate: () => ({}),
    submit: () => Promise.resolve(undefined),
  });
  const labels = { nombre: 'Nombre' };
  const conflict = { mine: { nombre: 'Ana' }, theirs: { nombre: 'Anna' }, isGone, giveUp: nothing };
  return (
    <Form {...{ form, t, labels }}>
      <ConflictChoice {...{ form, conflict, labels }} />
      <TextField name="nombre" label={labels.nombre} />
    </Form>
  );
}
