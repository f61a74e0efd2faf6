import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { hasTruck } from '../../order/trucks/truck-fields';
import { isPaperHandedIn, paperKind, ofEachTruck, SHARED_PAPERS } from '../../order/papers/papers';
import { isWatched } from './fields';
import type { LclForm } from './form';

type RoadPaper = { docType: string; name: string };

const CERTIFICATE = 'ROADCERT';

const PAPERS: readonly RoadPaper[] = [
  { docType: CERTIFICATE, name: SHARED_PAPERS.ROADCERT },
  { docType: 'ESCORT', name: SHARED_PAPERS.ESCORT },
];

export const ROAD_FIELD: FieldPath = 'roadCert';

/** Papers of the truck that delivers dangerous goods, by plate. */
export const roadPapers = (form: Pick<LclForm, 'isDanger' | 'services' | 'plateNo'>): RoadPaper[] =>
  isWatched(form) ? ofEachTruck([form], PAPERS) : [];

/** Naming a truck requires its certificate; a truck named later shows it then. */
export function roadFaults(form: LclForm): OrderFault[] {
  const asked = hasTruck(form) ? roadPapers(form) : [];
  const handed = form.files.map(({ docType }) => docType);
  return asked
    .filter(({ docType }) => paperKind(docType) === CERTIFICATE && !isPaperHandedIn(docType, handed, asked))
    .map(() => fault(ROAD_FIELD, 'lclRoadCert'));
}
