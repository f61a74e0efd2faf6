import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { PayCard } from '../../../src/trade/people/pay-card';
import { formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';

const partsPaidIn = (currencies: readonly string[]) => ({
  view: {
    currencies,
    form: { currency: '', payType: '', invoice: { wanted: false, title: '', taxNo: '', type: '' } },
    faults: [],
    required: [],
    isLocked: false,
    focus: { path: '', turn: 0 },
  },
  on: formWishes,
  lists: LISTS,
});

const offered = async (currencies: readonly string[]) => {
  const { unmount } = render(<PayCard parts={partsPaidIn(currencies)} />);
  await userEvent.click(screen.getByLabelText('币种', { exact: false, selector: 'button' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  unmount();
  return names;
};

it('the payment card offers only the currencies of the mode', async () => {
  expect(await offered(['1'])).toStrictEqual(['人民币']);
  expect(await offered(['1', '2'])).toStrictEqual(['人民币', '美元']);
});
