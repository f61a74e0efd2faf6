import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { QrCode } from '../../../src/ui/mark/qr-code';
import { photographed } from '../../support/photographed';

it.each(['https://mini.chemlane.example/', 'https://www.chemlane.example/g/7K3MQX9DT2', '化途小程序'])(
  'the QR code is readable by a decoder: %s',
  (text) => {
    render(<QrCode text={text} label="小程序码" className="" />);
    const drawn = screen.getByRole('img', { name: '小程序码' });
    const size = Number(drawn.getAttribute('viewBox')?.split(' ')[2]);
    expect(photographed(size, drawn.querySelectorAll('path')[1]?.getAttribute('d') ?? '')).toBe(text);
  },
);
