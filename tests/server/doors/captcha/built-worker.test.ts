import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { workerPainter } from '../../../../server/doors/captcha/pool/worker-painter';
import { CAPTCHA_PICTURE } from '../../../../domain/people/captcha';
import { widthOf } from './support/pixels';

type Built = { workerPainter: typeof workerPainter };

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join('node_modules', '.captcha-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: {
          painter: 'server/doors/captcha/pool/worker-painter.ts',
          'captcha-worker': 'server/doors/captcha/pool/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('painting thread starts from its built file, away from the sources', async () => {
  const lost: unknown[] = [];
  const built = (await import(/* @vite-ignore */ join(process.cwd(), folder, 'painter.js'))) as Built;
  const painter = built.workerPainter({ onLost: (reason) => lost.push(reason) });
  expect((await painter.paint('clickWord', 0)).scene).toMatch(/^iVBOR/);
  expect(widthOf((await painter.paint('clickWord', 0, 2)).scene)).toBe(CAPTCHA_PICTURE.width * 2);
  expect(lost).toEqual([]);
  await painter.stop();
});
