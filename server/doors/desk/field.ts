import type { CaseField, CaseFieldId, CaseFieldKind, CaseOption } from '../../../domain/house/act-fields';

type More = Partial<Pick<CaseField, 'label' | 'options' | 'value' | 'when' | 'isPhotos'>> & { isFree?: boolean };

export const field = (
  id: CaseFieldId,
  kind: CaseFieldKind,
  { label = null, options = [], value, isFree = false, ...more }: More = {},
): CaseField => ({
  id,
  kind,
  isNeeded: !isFree,
  label,
  options: [...options],
  value: value ?? (kind === 'choices' ? [] : ''),
  ...more,
});

export const caseOptions = (names: Readonly<Record<string, string>>): CaseOption[] =>
  Object.entries(names).map(([key, name]) => ({ key, name }));
