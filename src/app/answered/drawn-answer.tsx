import { Router } from 'wouter';
import { createActor, fromCallback, fromPromise, type AnyStateMachine } from 'xstate';

import type { HandedOver } from '../../../contract/gateway/handed-over';
import { routePath, type RouteName } from '../../../domain/routes';
import { dayAt } from '../../../domain/values/days';
import {
  bookingSearchMachine,
  type NameOutcome,
  type NameSearchInput,
  type RecallOutcome,
} from '../../../machines/booking/booking-search';
import { offerBoardMachine } from '../../../machines/booking/offer-board';
import type { AddressChange } from '../../../machines/booking/offer-search';
import { pickerMachine } from '../../../machines/booking/picker';
import { quotingMachine } from '../../../machines/booking/quoting';
import { appMachine } from '../../../machines/shell/app';
import { AppActorProvider } from '../../actors/app-actor';
import { DrawnContext } from '../../ui/form/plain-form';
import { namedForm } from '../../effects/booking/name-search';
import type { Gateway } from '../../effects/gateway/gateway';
import { handedOver } from '../../effects/gateway/handed-over';
import { GatewayContext } from '../gateway-context';
import { PAGES } from '../route-table';
import { chartsAhead } from './charts-ahead';
import { AheadContext } from './use-page-actor';

export type AnsweredPage = { name: RouteName; search: string; answers: HandedOver; now: number };

const nobody = <TOutput, TInput>() => fromPromise<TOutput, TInput>(() => new Promise(() => {}));

/** Effects of a drawn page: only its address and its answers exist, no browser and no network. */
const alone = ({ search, now }: AnsweredPage, gateway: Gateway) => {
  const nothing: RecallOutcome = { today: dayAt(now), past: [] };
  const recallSearches = fromPromise<RecallOutcome, undefined>(async () => nothing);
  const nameSearch = fromPromise<NameOutcome, NameSearchInput>(async ({ input, signal }) => ({
    ...nothing,
    form: await namedForm(gateway, input, signal),
  }));
  const outside = {
    actors: {
      addressWatcher: fromCallback(({ sendBack }) => {
        sendBack({ type: 'address.changed', search } satisfies AddressChange);
      }),
      bookingSearch: bookingSearchMachine.provide({ actors: { recallSearches, nameSearch } }),
      goodsPicker: pickerMachine,
      lineWatcher: fromCallback(() => {}),
      loadGoods: nobody(),
      offerBoard: offerBoardMachine,
      quoting: quotingMachine.provide({ actors: { recallQuote: nobody() } }),
    },
    actions: { saveRows: () => {}, holdRows: () => {}, releaseRows: () => {} },
  };
  return <TMachine extends AnyStateMachine>(chart: TMachine) => chart.provide(outside as never) as unknown as TMachine;
};

function knowing(answers: HandedOver): Gateway {
  const brought = handedOver({ getElementById: () => ({ textContent: JSON.stringify(answers) }) });
  const call = async (...[endpoint, payload]: Parameters<Gateway['call']>) => {
    const data = brought(endpoint, payload as object);
    return data === undefined ? { kind: 'unreachable' } : { kind: 'done', data };
  };
  return { call: call as Gateway['call'], file: async () => ({ kind: 'unreachable' }) };
}

const nowhere = (name: RouteName) =>
  createActor(appMachine, {
    input: {
      path: routePath(name),
      isLost: false,
      now: 0,
      smsResendAt: 0,
      consentDefault: true,
      ssoToken: null,
      wasExpired: false,
    },
  });

/** The page as a visitor following a link sees it, and whether it shows a list. */
export async function answeredTree(answered: AnsweredPage) {
  const { name, search, answers } = answered;
  const { default: Page } = await PAGES[name].load();
  const gateway = knowing(answers);
  const charts = chartsAhead(alone(answered, gateway));
  const open = async () => gateway;
  return {
    tree: (
      <AppActorProvider actor={nowhere(name)}>
        <GatewayContext value={open}>
          <Router ssrPath={routePath(name)} ssrSearch={search}>
            <AheadContext value={charts}>
              <DrawnContext value>
                <Page />
              </DrawnContext>
            </AheadContext>
          </Router>
        </GatewayContext>
      </AppActorProvider>
    ),
    hasList: charts.hasList,
    end: charts.end,
  };
}
