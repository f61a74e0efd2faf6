import { isStabilized } from '../../goods/reactive';
import { FINDING_SOURCES, type Finding } from '../../rules/finding';
import type { OrderForm } from '../form/form';
import { hasTestedBattery, rowUnNumber } from '../goods/hazards';
import { dangerousRows, rowNature } from '../../goods/nature';
import { DATA_SHEETS, paperKind, rowsWithout } from '../papers/papers';

type PaperFields = Pick<OrderForm, 'isDanger' | 'goods' | 'files'>;

const papersFinding = (level: Finding['level'], code: Finding['code'], given: Finding['given']): Finding => ({
  level,
  about: 'PAPERS',
  code,
  given,
  source: FINDING_SOURCES[code === 'stabilizedUntil' ? 'stabilized' : 'papers'],
});

const isUntested = (form: PaperFields): boolean =>
  hasTestedBattery(dangerousRows(form)) && form.files.every(({ docType }) => paperKind(docType) !== 'UN38');

/** Polymerizing goods depend on date and temperature of their certificate, which staff check. */
const stabilizedFindings = ({ goods, isDanger }: PaperFields): Finding[] =>
  goods.flatMap((row, at) =>
    rowNature(row, isDanger) === 'Y' && isStabilized({ unNo: rowUnNumber(row) })
      ? [papersFinding('NEED_APPROVAL', 'stabilizedUntil', { row: at + 1, goods: row.nameCn.trim() })]
      : [],
  );

/** Dangerous goods without a data sheet can be ordered, but are not approved before one is checked. */
export const paperFindings = (form: PaperFields): Finding[] =>
  form.isDanger === 'N'
    ? []
    : [
        ...rowsWithout(DATA_SHEETS, form)
          .filter(({ row }) => rowNature(form.goods[row - 1] ?? {}, form.isDanger) === 'Y')
          .map(({ row }) => papersFinding('MANUAL', 'sdsMissing', { row })),
        ...(isUntested(form) ? [papersFinding('MANUAL', 'un38Missing', {})] : []),
        ...stabilizedFindings(form),
      ];
