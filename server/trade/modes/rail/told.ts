import type { RailForm } from '../../../../domain/modes/rail/form';

/* Fields no longer asked may remain in a form; they are not printed. */

export const permitNo = ({ isDanger, dgApprovalNo }: RailForm): string => (isDanger === 'Y' ? dgApprovalNo.trim() : '');

export const brokerText = ({ customsMode, brokerName, brokerPhone }: RailForm): string =>
  customsMode === 'BORDER' ? `${brokerName} ${brokerPhone}`.trim() : '';

export const boxNumber = ({ boxOwner, units }: RailForm, at: number): string =>
  boxOwner === 'SOC' ? (units[at]?.no ?? '').trim().toUpperCase() : '';
