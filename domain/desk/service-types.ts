/** Apart from the wire, so that pages load no schemas with them. */
export const SERVICE_TYPES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const EXTRAS = ['component', 'language', 'review', 'box', 'battery', 'goods', 'yearly'] as const;
