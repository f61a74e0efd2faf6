import type { QueuedTariff, TariffCase } from '../../../../../domain/house/case';
import type { TariffReading } from '../../../../../domain/house/tariff-shape';
import type { TestGateway } from '../../../support/gateway';
import { casesBy } from './cases';
import type { Colleague } from './staff';

export const tariffsBy = (gateway: TestGateway, who: Colleague) =>
  casesBy<TariffCase, QueuedTariff, { tariff: TariffReading | null }>(gateway, who, { one: 'tariff', all: 'tariffs' });
