import { ownFindings } from '../../order/findings/own-findings';
import { TOOL_SOURCES } from '../../desk/sources';

export const { codes: DGD_FINDING_CODES, found } = ownFindings(
  { desk: TOOL_SOURCES.service, air: TOOL_SOURCES.q },
  {
    dgdBlank: ['desk', 'CONSISTENCY'],
    dgdNoFile: ['desk', 'PAPERS'],
    dgdUnknown: ['goodsList', 'CONSISTENCY'],
    dgdUnnumbered: ['goodsList', 'CONSISTENCY'],
    dgdForbidden: ['desk', 'CONSISTENCY'],
    dgdExplosive: ['goodsList', 'CONSISTENCY'],
    dgdAirForbidden: ['air', 'CONSISTENCY'],
    dgdUntoldDays: ['desk', 'CUTOFF'],
    dgdTaken: ['desk', 'CONSISTENCY'],
  },
);
export type DgdFindingCode = (typeof DGD_FINDING_CODES)[number];
