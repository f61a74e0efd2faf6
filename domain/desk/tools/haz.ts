import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { findPrecedence } from '../../goods/precedence';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolAnswer } from '../tool';

export type HazName = 'three' | 'other' | 'pg';
export type HazCode = 'decided' | 'byInhalation' | 'always' | 'unread' | 'alwaysFirst' | 'otherwise';
export type HazFact = 'primary' | 'subsidiary' | 'group';

/**
 * Hazards that can occur beside class 3. Hazards that take precedence over all others (`first`) and unread cells go to
 * a person.
 */
const OTHER_HAZARDS = ['6.1', '6.1i', '8', '4.1', '4.2', '4.3', '5.1', 'first'] as const;

const readPackingGroup = (text: string): PackingGroup => PACKING_GROUPS.find((group) => group === text) ?? 'I';

function answer({ values }: ToolInput): ToolAnswer<HazCode, HazFact, null> {
  const other = values.text('other');
  const said = (code: HazCode): ToolAnswer<HazCode, HazFact, null> => ({
    level: 'MANUAL',
    says: { code },
    why: [],
    facts: [],
    detail: null,
  });
  if (other === 'first') return said('always');
  if (other !== '6.1' && other !== '6.1i' && other !== '8') return said('unread');
  const hazard = other === '8' ? '8' : '6.1';
  const found = findPrecedence(readPackingGroup(values.text('three')), {
    hazard,
    group: readPackingGroup(values.text('pg')),
    isByInhalation: other === '6.1i',
  });
  if (found === null) return said('byInhalation');
  const { primary, subsidiary, group } = found;
  return {
    level: null,
    says: { code: 'decided', of: { primary, subsidiary, group } },
    why: [{ code: 'alwaysFirst' }, { code: 'otherwise' }],
    facts: [
      { name: 'primary', says: primary },
      { name: 'subsidiary', says: subsidiary },
      { name: 'group', says: group },
    ],
    detail: null,
  };
}

/** Primary class and subsidiary hazard of a liquid with two hazards. */
export const HAZ_TOOL: DeskTool<HazName, HazCode, HazFact, null> = {
  head: 'tool=haz',
  fields: [
    { name: 'three', kind: 'choice', choices: PACKING_GROUPS, isNeeded: true },
    { name: 'other', kind: 'choice', choices: OTHER_HAZARDS, isNeeded: true },
    {
      name: 'pg',
      kind: 'choice',
      choices: PACKING_GROUPS,
      isNeeded: true,
      isAsked: (typed) => ['6.1', '6.1i', '8'].includes(typed['other'] ?? ''),
    },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.haz,
  answer,
};
