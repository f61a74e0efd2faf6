import { PROPERTIES } from '../../../domain/goods/property';
import type { NamedField } from '../../copy/trade';
import type { Choice } from '../../ui/form/choice-list';
import { FormChoice, FormText } from '../fields/fields';
import { codedListChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import type { FormParts } from '../form-parts';

type GoodsName = NamedField extends infer TField ? (TField extends `goods.${infer TName}` ? TName : never) : never;

type GoodsFieldProps = {
  parts: FormParts;
  at: number;
  name: GoodsName;
  label?: string;
  hint?: string;
  unit?: string | undefined;
  choices?: readonly Choice[];
};

const NUMBERS: readonly GoodsName[] = ['pieces', 'grossKg', 'netKg', 'volume', ...PROPERTIES];

export function GoodsField({ parts, at, name, unit, choices, ...own }: GoodsFieldProps) {
  const shared = { parts, path: `goods.${at}.${name}`, ...fieldNaming(`goods.${name}`), ...own };
  const listed = name === 'packKind' ? codedListChoices(parts.lists, 'packKind') : choices;
  if (listed) return <FormChoice {...shared} choices={listed} />;
  return <FormText {...shared} unit={unit} isNumber={NUMBERS.includes(name)} />;
}
