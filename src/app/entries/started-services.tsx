import { useActorRef } from '@xstate/react';

import { deskClockMachine } from '../../../machines/booking/desk-clock';
import { minuteTicker } from '../../effects/desk/minute-ticker';
import { ServicesTable } from '../../features/desk/services-table';

const chart = deskClockMachine.provide({ actors: { minuteTicker } });

export const StartedServices = () => <ServicesTable actor={useActorRef(chart)} />;
