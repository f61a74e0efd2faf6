// Writes the design tokens in the exchange format of design tools, one file a theme, from the style sheet of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { TOKEN_FILES, toDtcg } from '../stories/foundations/dtcg';
import { tokensIn } from '../stories/foundations/tokens';
import { root } from './root.mjs';

const tokens = tokensIn(readFileSync(join(root, 'src/ui/tokens.css'), 'utf8'));
const folder = join(root, 'dist', 'tokens');
mkdirSync(folder, { recursive: true });
for (const { theme, file } of TOKEN_FILES) {
  writeFileSync(join(folder, file), `${JSON.stringify(toDtcg(tokens, theme), null, 2)}\n`);
  console.log(`wrote dist/tokens/${file}, ${tokens.length} tokens`);
}
