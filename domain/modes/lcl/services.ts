import type { OrderForm } from '../../order/form/form';

export const LCL_SERVICES = ['TRK', 'CUS', 'DGDEC', 'INS', 'SAMP'] as const;

/** The packer of the box declares its contents, so this service is mandatory for dangerous goods. */
export const HOUSE_DECLARES = 'DGDEC' satisfies (typeof LCL_SERVICES)[number];

export const withDeclaration = <TForm extends Pick<OrderForm, 'isDanger' | 'services'>>(form: TForm): TForm =>
  form.isDanger === 'N' || form.services.includes(HOUSE_DECLARES)
    ? form
    : { ...form, services: [...form.services, HOUSE_DECLARES] };
