import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Consents } from '../../../src/trade/consents';
import { formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';

const LAPSES = '否则订单自动取消';
const CLOSES = '11-30 20:00 截止';

function drawn(isVerificationDue: boolean | null): string {
  const view = {
    form: { agreeProtocol: false, dgPromise: false, isDanger: 'N' as const },
    consent: null,
    isVerificationDue,
    protocol: 'shipping-protocol' as const,
    faults: [],
    required: [],
    isLocked: false,
    focus: { path: '', turn: 0 },
  };
  const { container, unmount } = render(
    <Consents parts={{ view, on: formWishes, lists: LISTS }} closes="11-30 20:00" onRead={() => {}} />,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it.each([true, null])('the consent section shows the verification deadline when it is due or unknown: %s', (isDue) => {
  expect(drawn(isDue)).toContain(LAPSES);
  expect(drawn(isDue)).toContain(CLOSES);
});

it('the consent section shows no verification deadline when none is due', () => {
  expect(drawn(false)).not.toContain(LAPSES);
  expect(drawn(false)).not.toContain(CLOSES);
});
