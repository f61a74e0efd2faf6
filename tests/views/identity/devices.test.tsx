import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectDevices, type DevicesSnapshot } from '../../../machines/identity/devices';
import { devicesCopy as copy } from '../../../src/copy/people/devices';
import { DevicesCard } from '../../../src/features/user-center/devices-card';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { devicesPlan, PHONE } from '../../support/plans/identity/devices.plan';

function look(now: DevicesSnapshot) {
  const { stage, devices, endingId, failureCode } = selectDevices(now);
  expect(screen.queryByRole('status') !== null).toBe(stage === 'loading');
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(failureCode && copy.failure[failureCode]);
  const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.length).toBe(stage === 'listed' ? devices.length : 0);
  if (stage !== 'listed') return;
  expect(lines[0]).toContain('Windows · Chrome当前设备');
  expect(screen.queryByText('只在这一台设备上登录。') !== null).toBe(devices.length === 1);
  const button = screen.queryByRole('button', { name: '让 iPhone · 微信 退出登录' });
  expect(button !== null, 'this very one is left by signing out').toBe(devices.length === 2);
  if (button) expect(button.getAttribute('aria-busy')).toBe(String(endingId !== null));
}

walkView({
  plan: devicesPlan,
  mount: (actor) => <DevicesCard actor={actor} />,
  perform: {
    'devices.refresh': () => person.press('button', '重试'),
    'device.end': ({ sessionId }) =>
      sessionId === PHONE.sessionId ? pressOrLate('button', '让 iPhone · 微信 退出登录') : late(),
  },
  look,
});
