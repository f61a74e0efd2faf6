import type { FlexiPart } from '../../../domain/modes/flexi/form';
import { flexiCopy } from '../../copy/modes/flexi';
import { FormTick } from '../../trade/fields/form-tick';
import type { FlexiParts } from './flexi-parts';

/** A tick by which the customer declares something. */
export const OwnTick = ({
  parts,
  path,
}: {
  parts: FlexiParts;
  path: keyof FlexiPart & ('notDanger' | 'noDgPromise');
}) => <FormTick parts={parts} path={path} isChecked={parts.view.form[path]} label={flexiCopy.label[path]} />;
