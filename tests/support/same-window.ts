import { page } from 'vitest/browser';
import { beforeAll } from 'vitest';

import '../../src/ui/ui.css';

/** The files of a suite share one window: each starts with phone width and styles. */
beforeAll(() => page.viewport(414, 896));
