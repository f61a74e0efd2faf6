import type { EqCode, EqFact, EqName } from '../../../domain/desk/tools/eq';
import { EXCEPTED_SAYS } from '../../../domain/road/excepted';
import { noRoadWords } from './road';
import type { ToolWords } from './tool-words';

export const eqWords: ToolWords<EqName, EqCode, EqFact> = {
  title: '例外数量核对',
  question: '这样包装，可以按例外数量（EQ）走吗？',
  fields: {
    un: { label: '货物', hint: '同一个外包装里的货，最多 5 种' },
    i: { label: '每个内包装', unit: 'mL 或 g', hint: '液体、气体填毫升，固体填克' },
    n: { label: '内包装个数', hint: '一个外包装里' },
    p: { label: '全车外包装件数', unit: '件' },
  },
  says: {
    fits: '内、外包装都在例外数量之内，一辆车不超过 {packages} 件，可按例外数量托运',
    none: EXCEPTED_SAYS.none,
    innerMillilitres: EXCEPTED_SAYS.inner.replace('{unit}', '毫升'),
    innerGrams: EXCEPTED_SAYS.inner.replace('{unit}', '克'),
    outer: EXCEPTED_SAYS.outer,
    packages: EXCEPTED_SAYS.packages,
    codeRow: '{name}：{code}',
    declared: '内、外包装要符合第 3.5 章，贴例外数量标记，单证注明件数',
    outerFact: '{of} / {most} mL 或 g',
    packagesFact: '{of} / {most} 件',
    ...noRoadWords,
  },
  facts: { outer: '一个外包装', packages: '一辆车' },
  limits: '几种代码装一个外包装，外包装按最低的限量；包装试验、能否同装另查；空运、海运另有各自的限制。',
};
