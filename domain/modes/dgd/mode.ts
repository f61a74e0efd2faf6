import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods } from '../../goods/row';
import { moneyChoices, type Choice } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import { blankRow, listEdited } from '../../order/form/list-edits';
import { isUnbegun } from '../../order/form/same-form';
import type { Comparing, OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { dgdAcceptance } from './acceptance';
import { balanceComponents } from './components';
import { DGD_STEPS, MOST_BOXES, MOST_COMPONENTS, MOST_TOGETHER } from './fields';
import { blankDgd, type DgdForm } from './form';
import { readHandedFields } from './handed';
import { OWN } from './own';
import { dgdCharges } from './price';
import type { DgdQuote } from './quote';
import { COMPONENT, DECLARED_BOX, TOGETHER } from './row-fields';
import { dgdFaults, fieldStep } from './rules';
import type { PlaceField } from '../../order/blocks/places';
import type { PortKind } from '../../places/ports';

type PlaceName = 'exitPort' | 'fromAirport' | 'toAirport' | 'fromPort' | 'viaPort' | 'nextPort' | 'toPort' | 'city';

const KINDS: Readonly<Record<PlaceName, PortKind>> = {
  exitPort: 'port',
  fromAirport: 'airport',
  toAirport: 'airport',
  fromPort: 'port',
  viaPort: 'port',
  nextPort: 'port',
  toPort: 'port',
  city: 'city',
};

const askedPlaces = (form: DgdForm, quote: DgdQuote | null): PlaceField[] =>
  (Object.keys(KINDS) as PlaceName[])
    .filter((path) => OWN.asks(path, form, { quote, now: 0 }))
    .map((path) => ({ path, kind: KINDS[path], text: form[path] }));

/** Key of product and service: CAS number, otherwise name; null without both. */
function sameAs({ goods, isMixture }: DgdForm, { search }: DgdQuote): string | null {
  const [row] = goods;
  const product = row?.casNo.trim() || (row?.nameCn.trim().toLowerCase() ?? '');
  return product === '' ? null : `${search.type}|${isMixture}|${product}`;
}

function prefillForm(form: DgdForm, { search: { unNo, brought, from = '' } }: DgdQuote): DgdForm {
  return {
    ...form,
    ...readHandedFields(from),
    goods: [{ ...blankGoods('1'), unNo: unNo ?? '' }],
    remark: brought,
    count: '1',
  };
}

const packingChoice = (form: DgdForm, quote: DgdQuote | null): Choice[] =>
  OWN.asks('packing', form, { quote, now: 0 }) ? [{ path: 'packing', list: 'packKind', code: form.packing }] : [];

export const DGD: OrderMode<DgdForm, DgdQuote> & Comparing<DgdForm, DgdQuote> = {
  id: 'DGD',
  steps: DGD_STEPS,
  blank: blankDgd,
  stepOf: fieldStep,
  faults: dgdFaults,
  required: findRequiredFields<DgdForm, OrderFacts<DgdQuote>>({ faults: dgdFaults, declared: [OWN] }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankDgd) ? prefillForm(form, quote) : form;
    return { ...own, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    protocol: 'desk-protocol',
    path: () => MODE_STATES.DGD,
  },
  fields: {
    ...FIELDS,
    figures: [],
    choices: (form, quote) => [...moneyChoices(form), ...packingChoice(form, quote)],
    places: askedPlaces,
    own: OWN.drawn,
    edited(form, edit) {
      const components = listEdited(
        'components',
        { most: MOST_COMPONENTS, blank: blankRow(COMPONENT) },
        form.components,
        edit,
      );
      const together = listEdited('together', { most: MOST_TOGETHER, blank: blankRow(TOGETHER) }, form.together, edit);
      const boxNos = listEdited('boxNos', { most: MOST_BOXES, blank: blankRow(DECLARED_BOX) }, form.boxNos, edit);
      if (edit.kind === 'own.components.balance')
        return { ...form, components: balanceComponents(form.components, MOST_COMPONENTS) };
      if (components) return { ...form, components };
      if (together) return { ...form, together };
      return boxNos && { ...form, boxNos };
    },
    copied: (form) => ({ ...form, expectAt: '', leaves: '', week: '', packDate: '', boxNos: [] }),
  },
  fit: {
    ...FIT,
    // A service has no capacity limit.
    room: () => ({ needs: [], left: [] }),
  },
  acceptance: dgdAcceptance,
  price: (form, { search, rates }) => dgdCharges(search.type, form, rates),
  sameAs,
};
