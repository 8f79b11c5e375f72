import { type ReactNode, useState } from 'react';
import {
  dameAnexosPracticas,
  dameDocumentosPracticas,
  dameDocumentosPracticasPorPrograma,
  damePracticas,
  documentosAportados,
} from '#core/contract/calls/company-documents.ts';
import type { LinkedDocument } from '#core/contract/entities/document.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { projectInQuery } from '#portal/pieces/training-project/project-address.ts';
import { OwnDocuments } from './OwnDocuments.tsx';
import { Placements } from './Placements.tsx';
import { PlacementSheets } from './PlacementSheets.tsx';
import { ProgrammeDocuments } from './ProgrammeDocuments.tsx';
import { UniversityDocuments } from './UniversityDocuments.tsx';
import '#portal/forms/editors/sections.scss';
import './documents.scss';

interface DocumentsScreenProps {
  /** Documents that the brand lists, in the language of the page. */
  brandDocuments: readonly LinkedDocument[];
  /** Whether companies can upload documents. */
  canUpload: boolean;
  /** The brand's name of a weekly sheet. */
  sheetName: string;
}

interface DocumentsPart {
  answer: QueryState<unknown>;
  /** Whether its chunk is loading. */
  isComing?: boolean;
  content: ReactNode;
}

const loadOwn = async () => (await import('./OwnDocumentList.tsx')).OwnDocumentList;

const loadProject = async () =>
  (await import('#portal/pieces/training-project/CompanyProject.tsx')).CompanyProject;

/** The documents, or the training project of a placement if the address names one. */
export function DocumentsScreen(props: DocumentsScreenProps) {
  const { brand, route } = usePage();
  const project = useBrowserValue(() => projectInQuery(location.search));
  if (project) return <LazyPart load={loadProject} props={{ id: project }} />;
  return (
    <>
      <h1>{brand.titles[route]}</h1>
      <Documents {...props} />
    </>
  );
}

/**
 * Documents that company and university exchange about placements: those of the university and of its
 * programmes, the company's own ones, and weekly sheets; also the placements if they have no page of their own.
 */
function Documents({ brandDocuments, canUpload, sheetName }: DocumentsScreenProps) {
  const { modulos, hasProgramaPracticasActivo } = usePage().brand.settings;
  const hasSheets = modulos.practicas && modulos.hojasSemanales;
  const university = useQueryAnswer(dameDocumentosPracticas, {});
  const programmes = useQueryAnswer(dameDocumentosPracticasPorPrograma, {}, hasProgramaPracticasActivo);
  const own = useQueryAnswer(documentosAportados, {});
  const sheets = useQueryAnswer(dameAnexosPracticas, {}, hasSheets);
  const hasPlacements = modulos.practicas && !modulos.cambioPracticas;
  const placements = useQueryAnswer(damePracticas, {}, hasPlacements);
  const list = useImport(loadOwn, canUpload);
  const parts: (DocumentsPart | false)[] = [
    {
      answer: university,
      content: <UniversityDocuments answer={university} brandDocuments={brandDocuments} />,
    },
    hasProgramaPracticasActivo && {
      answer: programmes,
      content: <ProgrammeDocuments answer={programmes} />,
    },
    {
      answer: own,
      isComing: list.isComing,
      content: <OwnDocuments answer={own} canUpload={canUpload} list={list} />,
    },
    hasPlacements && { answer: placements, content: <Placements answer={placements} /> },
    hasSheets && { answer: sheets, content: <PlacementSheets answer={sheets} sheetName={sheetName} /> },
  ];
  const wanted = parts.filter((part) => part !== false);
  const waiting = wanted.findIndex(({ answer, isComing }) => answer.state === 'loading' || isComing);
  // From the top: what comes later must not push away what is being read. A part that is there stays, with what is typed
  // into it, when one above it is asked for again.
  const [most, setMost] = useState(0);
  const count = Math.max(most, waiting < 0 ? wanted.length : waiting + 1);
  if (count > most) setMost(count);
  const shown = wanted.slice(0, count);
  return (
    <div className="sections documents">
      {shown.map(({ content }, index) => (
        <div key={index}>{content}</div>
      ))}
    </div>
  );
}
