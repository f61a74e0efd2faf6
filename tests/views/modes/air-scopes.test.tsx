import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { INSTEAD } from '../../../domain/modes/air/airports';
import { airScopesCopy } from '../../../src/copy/modes/air/scopes';
import { AirScopes } from '../../../src/modes/air/scopes';
import { AIRPORTS } from '../../../server/world/ports/airports';

const rowOf = (name: string): string[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent ?? '');

describe('air freight scope page', () => {
  it('shows the classes of each airline and the package limits of each aircraft', async () => {
    await person.opens(<AirScopes />);
    const table = await screen.findByRole('table', { name: /^各航司接哪些类别/ });
    const heads = within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent ?? '');
    expect(heads.slice(1)).toStrictEqual(['2.1', '2.2', '3', '4.1', '4.3', '5.1', '5.2', '6.1', '8', '9']);
    expect(rowOf('屿汐航空')).toStrictEqual(['不接', '接', '接', '不接', '不接', '不接', '不接', '接', '接', '接']);
    expect(rowOf('UN 1263 油漆，包装类别 III')).toStrictEqual(['60 L（PI 355）', '220 L（PI 366）']);
    expect(rowOf('UN 3480')).toStrictEqual(['禁运', '35 kg（PI 965-IA）']);
  });

  it('answers common questions with the figures of the rules', async () => {
    await person.opens(
      <main>
        <AirScopes />
      </main>,
    );
    const said = (await screen.findByRole('main')).textContent ?? '';
    expect(screen.getByRole('region', { name: airScopesCopy.faq.title }), 'a part of its own').toBeTruthy();
    for (const words of [
      '表内有 34 个 UN 编号客机货机都禁运，如 1005、1017、1040、1381',
      '浓度超过 40% 也禁运',
      '每 6000 cm³ 按 1 kg 算体积重',
      '荷电状态不超过 30%',
      '危险品：起飞前 48 小时交资料，24 小时交货。普通货物：24 小时和 8 小时。',
      '72 小时以上 0%，48 小时以上 20%，24 小时以上 50%，更晚 100%',
    ])
      expect(said).toContain(words);
  });

  it('names every airport without dangerous goods handling and its alternative', () => {
    const refusing = AIRPORTS.filter(([, , , , , , handling]) => handling === 'NONE').map(([code, nameCn]) => [
      code,
      nameCn,
    ]);
    expect(Object.entries(INSTEAD).map(([code, { own }]) => [code, own])).toStrictEqual(refusing);
    const names = new Map(AIRPORTS.map(([code, nameCn, , , , , handling]) => [code, { nameCn, handling }]));
    for (const { code, nameCn } of Object.values(INSTEAD))
      expect(names.get(code)).toStrictEqual({ nameCn, handling: 'ACCEPTED' });
  });
});
