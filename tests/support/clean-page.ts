import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The files of a suite share one page: nobody leaves anything on it. */
afterEach(cleanup);
