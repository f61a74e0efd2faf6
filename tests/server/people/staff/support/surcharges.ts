import type { QueuedSurcharge, SurchargeCase } from '../../../../../domain/house/case';
import type { SurchargeReading } from '../../../../../domain/house/surcharge';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

export const surchargesBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<SurchargeCase, QueuedSurcharge, { surcharge: SurchargeReading | null }>(gateway, who, {
    one: 'surcharge',
    all: 'surcharges',
  });
