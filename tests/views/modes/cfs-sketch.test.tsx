import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StationSketchView } from '../../../src/modes/cfs/station-sketch';

it('leads dangerous goods to their own place, with what must not be done there', () => {
  render(<StationSketchView isDanger="Y" />);
  expect(screen.getAllByRole('img', { name: '站内路线：大门、地磅、危品作业区、出口' })).toHaveLength(2);
  expect(screen.getAllByText('严禁烟火')).toHaveLength(2);
  expect(screen.getAllByText('3 危品作业区')).toHaveLength(2);
});

it('leads harmless goods to theirs, and forbids nothing of it', () => {
  render(<StationSketchView isDanger="N" />);
  expect(screen.getAllByText('3 普货库')).toHaveLength(2);
  expect(screen.queryByText('严禁烟火')).toBeNull();
  expect(screen.getByText('示意图，不按比例；以站内标识和门岗指挥为准。')).not.toBeNull();
});
