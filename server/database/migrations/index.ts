import { installation } from './001-installation';
import { sms } from './002-sms';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [installation, sms];
