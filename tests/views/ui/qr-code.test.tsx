import jsQR from 'jsqr';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { QrCode } from '../../../src/ui/mark/qr-code';

/** So many dots of a camera to a module. */
const DOTS = 4;

/** The drawing as a camera sees it: every rectangle of the path painted black on white. */
function photographed(svg: SVGElement) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * DOTS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row += 1)
      for (let column = Number(x) * DOTS; column < (Number(x) + Number(run)) * DOTS; column += 1)
        pixels.set([0, 0, 0, 255], (row * width + column) * 4);
  return jsQR(pixels, width, width)?.data;
}

it.each(['https://mini.chemlane.example/', 'https://www.chemlane.example/g/7K3MQX9DT2', '化途小程序'])(
  'is read by a decoder: %s',
  (text) => {
    render(<QrCode text={text} label="小程序码" className="" />);
    expect(photographed(screen.getByRole('img', { name: '小程序码' }) as unknown as SVGElement)).toBe(text);
  },
);
