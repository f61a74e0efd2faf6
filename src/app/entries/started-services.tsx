import { shallowEqual, useActorRef, useSelector } from '@xstate/react';

import { deskClockMachine, selectDeskClock } from '../../../machines/booking/desk-clock';
import type { ServicePrices } from '../../../domain/desk/services';
import { minuteTicker } from '../../effects/desk/minute-ticker';
import { ServicesTable } from '../../features/desk/services-table';

const chart = deskClockMachine.provide({ actors: { minuteTicker } });

export const StartedServices = () => <ServicesTable actor={useActorRef(chart)} />;

export const useServicePrices = (): ServicePrices | null =>
  useSelector(useActorRef(chart), selectDeskClock, shallowEqual).prices;
