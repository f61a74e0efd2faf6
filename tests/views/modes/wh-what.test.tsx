import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { WH } from '../../../domain/modes/wh/mode';
import { WhOrderView } from '../../../src/modes/wh/wh-order-view';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { formViewIn } from '../../../stories/order/form-view.fixtures';
import meta from '../../../stories/modes/wh-order.stories';
import { WH_FACTS, WH_SOUND } from '../../../stories/modes/wh.fixtures';

it('names the days that the price beside it is counted for, also where the day of arrival is not known yet', () => {
  const filled = { mode: WH, facts: WH_FACTS, library: { methanol: METHANOL_FACTS } };
  const view = formViewIn(filled, { ...WH_SOUND, inDate: '', days: '45' }, ['goods', false]);
  render(<WhOrderView {...meta.args} form={{ ...meta.args.form, view }} />);
  expect(screen.getAllByText(/t × 45 天/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/× 0 天/)).toBeNull();
});
