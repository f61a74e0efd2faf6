import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../../src/ui/mark/hazard-diamond';
import sheet from '../../../src/ui/mark/hazards.svg?raw';

/** Number drawn at the position of a diamond in the sheet. */
function numberAt(name: string): string | undefined {
  const [, x, y] = new RegExp(`<view id="${name}" viewBox="(\\d+) (\\d+) 100 100"`).exec(sheet) ?? [];
  const drawn = sheet.slice(sheet.indexOf(`<g transform="translate(${x} ${y})">`)).split('\n', 1)[0];
  return /([\d.]+)<\/text><\/g>$/.exec(drawn ?? '')?.[1];
}

it('the hazard diamond shows every class its own diamond from one file', () => {
  const files = new Set<string | undefined>();
  for (const hazardClass of HAZARD_CLASS_IDS) {
    const { unmount } = render(<HazardDiamond hazardClass={hazardClass} />);
    const [file, name = ''] =
      screen
        .getByTitle(new RegExp(`^${hazardClass} `))
        .getAttribute('src')
        ?.split('#') ?? [];
    files.add(file);
    const written = hazardClass.startsWith('5') ? hazardClass : hazardClass.slice(0, 1);
    expect(numberAt(name), hazardClass).toBe(written);
    unmount();
  }
  expect(files.size).toBe(1);
});
