import { act, render } from '@testing-library/react';
import { Suspense } from 'react';

import { MODES } from '../../../../domain/mode-ids';
import { routePath, type RouteName } from '../../../../domain/routes';
import type { AppActor } from '../../../../machines/shell/app';
import { AppActorProvider } from '../../../../src/actors/app-actor';
import { GatewayContext } from '../../../../src/app/gateway-context';
import { PAGES } from '../../../../src/app/route-table';
import { writeClaim, writeKeptDraft } from '../../../../src/effects/orders/draft-store';
import { fakeGateway } from '../../../effects/support/fake-line';
import { answering, type Kept } from './answering';
import type { PageCase } from './page-case';
import { nobody, type somebody } from './people';

/** Opened apps: a running one would follow the addresses of later pages. */
const opened: AppActor[] = [];

export function closePages(): void {
  for (const app of opened.splice(0)) app.stop();
}

export async function openPage(
  name: RouteName,
  query: string,
  kept: Kept,
  whoever: typeof somebody = nobody,
): Promise<void> {
  history.replaceState(null, '', `${routePath(name)}${query}`);
  const fake = fakeGateway(answering(kept));
  const app = whoever(fake);
  opened.push(app);
  const { default: Page } = await PAGES[name].load();
  const page = (
    <AppActorProvider actor={app}>
      <GatewayContext value={async () => fake.gateway}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </GatewayContext>
    </AppActorProvider>
  );
  await act(async () => void render(page));
}

export function keepDraft({ id, form, now }: PageCase): void {
  const draft = { form, savedAt: now, revision: 0, isSent: false };
  writeKeptDraft(id, { key: 'draft-1', isPending: false, owner: '', draftId: null, about: null, rival: null, draft });
  writeClaim(id, 'draft-1');
}

export function orderAt({ id, quote }: PageCase, step: string): [name: RouteName, query: string] {
  const { routes, stepKey } = MODES[id];
  const query = new URLSearchParams({
    ...(stepKey === 'at' && { step: 'order' }),
    quote: quote.quoteId,
    [stepKey]: step,
  });
  return [routes.order, `?${query}`];
}

export const receiptAt = ({ id }: PageCase, orderNo: string): [name: RouteName, query: string] => [
  MODES[id].routes.success ?? MODES[id].routes.order,
  `?no=${orderNo}`,
];
