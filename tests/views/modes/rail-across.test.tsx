import { person } from '#person';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';

import type { AppActor } from '../../../machines/shell/app';
import { AppActorProvider } from '../../../src/actors/app-actor';
import RailWayIndex from '../../../src/app/entries/rail-way-index';
import { GatewayContext } from '../../../src/app/gateway-context';
import { fakeGateway, offline } from '../../effects/support/fake-line';
import { nobody } from '../../support/told/pages/people';

let app: AppActor | null = null;

async function openTrains(query: string): Promise<void> {
  history.replaceState(null, '', `/railWayIndex?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9${query}`);
  const { gateway } = fakeGateway(offline);
  app = nobody();
  await person.opens(
    <AppActorProvider actor={app}>
      <GatewayContext value={async () => gateway}>
        <Suspense fallback={null}>
          <RailWayIndex />
        </Suspense>
      </GatewayContext>
    </AppActorProvider>,
  );
}

afterEach(async () => {
  await person.leaves();
  app?.stop();
  history.replaceState(null, '', '/');
});

it('the train search shows its border filter above the list with a link to all trains', async () => {
  await openTrains('&border=RHG');
  expect((await screen.findByText(/只看经霍尔果斯出境的班列。/)).textContent).toBe(
    '只看经霍尔果斯出境的班列。这两站之间的班列不经这个口岸，改看：',
  );
  expect(screen.getByRole('link', { name: '经阿拉山口' }).getAttribute('href')).toContain('border=RAL');
  expect(screen.getByRole('link', { name: '不限口岸' }).getAttribute('href')).not.toContain('border=');
});

it('the train search shows no border filter without one', async () => {
  await openTrains('');
  await screen.findByRole('form', { name: '查询条件' });
  expect(screen.queryByText(/出境的班列/)).toBeNull();
  expect(screen.queryByRole('link', { name: '不限口岸' })).toBeNull();
});
