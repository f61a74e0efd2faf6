import { fieldOf, type OrderFault } from '../../domain/order/blocks/fault';
import { fieldNames, orderGoodsCopy, orderPageCopy as copy, type NamedField } from '../copy/trade';
import { findingSentence } from '../copy/findings';
import { orderFaultSentence } from '../copy/order-faults';
import { useFocusTurn } from '../ui/layer/focus-turn';
import { Icon } from '../ui/mark/icon';
import { focusTurnAt, type FormParts } from './form-parts';

const nameOf = (path: string): string => {
  const field = fieldOf(path);
  return field in fieldNames ? fieldNames[field as NamedField] : '';
};

/** `货物 2 净重`: which row, and which field of it. */
function placeOf({ path }: OrderFault): string {
  const [list, row] = path.split('.');
  const number = list === 'goods' && row !== undefined ? orderGoodsCopy.row(Number(row) + 1) : '';
  return [number, nameOf(path)].filter((word) => word !== '').join(' ');
}

/** What is to be mended before it goes on, each a way to its field. */
export function FaultSummary({ view, on }: Pick<FormParts, 'view' | 'on'>) {
  const ref = useFocusTurn<HTMLElement>(focusTurnAt(view, 'summary'));
  if (!view.summary) return null;
  const { faults, blocks } = view.summary;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-40 rounded-card border border-bad bg-bad-tint px-4 py-3 outline-offset-2 md:px-5"
    >
      <h3 className="flex items-center gap-2 text-14 text-bad">
        <Icon name="alert" />
        {copy.summary(faults.length + blocks.length)}
      </h3>
      <ul className="mt-1 grid gap-1 pl-7">
        {faults.map((fault) => (
          <li key={fault.path + fault.code}>
            <button
              type="button"
              className="text-left text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={() => on.seek(fault.path)}
            >
              {placeOf(fault) !== '' && `${placeOf(fault)}：`}
              {orderFaultSentence(fault)}
            </button>
          </li>
        ))}
        {blocks.map((finding) => (
          <li key={findingSentence(finding)} className="text-ink">
            {findingSentence(finding)}
          </li>
        ))}
      </ul>
    </section>
  );
}
