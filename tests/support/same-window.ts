import { page } from 'vitest/browser';
import { beforeAll } from 'vitest';

import '../../src/ui/ui.css';

/** The files of a suite share one window: each begins in one as narrow as a phone, dressed, whichever came before it. */
beforeAll(() => page.viewport(414, 896));
