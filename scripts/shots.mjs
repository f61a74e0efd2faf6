// @ts-check
import { runEach } from './run-each.mjs';

runEach('tests/shots');
