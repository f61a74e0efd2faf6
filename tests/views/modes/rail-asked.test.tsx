import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blankSearch, fieldsOf } from '../../../domain/offer/search';
import { railStatesCopy } from '../../../src/copy/modes/rail/search';
import { Answer } from '../../../src/features/booking-search/answer';
import { Missing } from '../../../src/features/offer-search/search-advice';

/** Words of a ship. */
const AT_SEA = /港|船/u;

it('asks for stations, and answers with the rule of a train', () => {
  render(<Missing parts={['org', 'dst']} ends={railStatesCopy.ends} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['选发站', '选到站']);
  render(
    <Answer
      view={{
        mode: 'RAIL',
        fields: fieldsOf('RAIL'),
        asksDanger: true,
        isDanger: 'Y',
        form: blankSearch,
        faults: {},
        focus: { field: 'org', turn: 0 },
        earliest: '2026-11-23',
        past: [],
      }}
    />,
  );
  expect(document.body.textContent).toContain('铁路批复');
  expect(document.body.textContent).not.toMatch(AT_SEA);
});

it('says of a list that did not come that it is one of trains', () => {
  const { failed, empty, partial, loading } = railStatesCopy;
  expect([failed.title, ...Object.values(failed.why), empty.text, partial, loading].join('')).not.toMatch(AT_SEA);
});
