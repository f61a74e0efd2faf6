import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** A designer turns words, numbers and switches. What a chart makes is seen as a story of its own, not typed as JSON. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (isPlain(initialArgs[name]) || type.options !== undefined) return [name, type];
      return [name, { ...type, control: false, table: { ...type.table, disable: true } }];
    }),
  );
