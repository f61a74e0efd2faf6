import type { OrderForm } from '../../order/form/form';

/** What can be ordered on top of a share of a box, by the constants `serviceType`. */
export const LCL_SERVICES = ['TRK', 'CUS', 'DGDEC', 'INS', 'SAMP'] as const;

/** Who packs the box declares what is in it: for dangerous goods that is never a choice. */
export const HOUSE_DECLARES = 'DGDEC' satisfies (typeof LCL_SERVICES)[number];

export const withDeclaration = <TForm extends Pick<OrderForm, 'isDanger' | 'services'>>(form: TForm): TForm =>
  form.isDanger === 'N' || form.services.includes(HOUSE_DECLARES)
    ? form
    : { ...form, services: [...form.services, HOUSE_DECLARES] };
