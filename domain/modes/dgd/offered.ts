import { SERVICES, type ServiceType } from '../../desk/services';
import type { DgdOffer } from './detail';
import { dgdCharges, SERVICE_NAMES } from './price';
import { blankDgd } from './form';
import type { DgdRates } from './rates';

export const serviceOfferId = (type: ServiceType): string => `DGD-${type}`;

const NOWHERE = { source: '危品服务台价目与时限', edition: '2026 版', notice: '' };

export function serviceOffer(type: ServiceType, rates: DgdRates | null): DgdOffer {
  const { hours, canRush } = SERVICES[type];
  const charges = rates && dgdCharges(type, { ...blankDgd, count: '1' }, rates);
  return {
    offerId: serviceOfferId(type),
    mode: 'DGD',
    supplier: { code: 'DGD', nameCn: SERVICE_NAMES[type], nameEn: '' },
    org: null,
    dst: null,
    leavesAt: null,
    arrivesAt: null,
    cutoffs: [],
    closesAt: null,
    state: charges === null ? 'ENQUIRE' : 'OPEN',
    left: [],
    acceptance: { level: 'PASS', reason: '', ...NOWHERE },
    price: charges && { charges, units: [] },
    detail: { type, hours, canRush },
  };
}
