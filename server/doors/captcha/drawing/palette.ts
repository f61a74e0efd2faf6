import type { Chance } from '../chance';

export type Palette = {
  sky: readonly [string, string];
  sun: string;
  halo: string;
  cloud: string;
  far: string;
  near: string;
  sea: readonly [string, string, string];
  glint: string;
  quay: string;
  quayTop: string;
  steel: string;
  lit: string;
};

const DAY: Palette = {
  sky: ['#bcd5ea', '#e6eff6'],
  sun: '#f7b892',
  halo: '#fbe3d2',
  cloud: '#f7fafc',
  far: '#b9cddd',
  near: '#a3bbcf',
  sea: ['#2f6c9f', '#215c8f', '#174c7b'],
  glint: '#8fb6d6',
  quay: '#5c6e80',
  quayTop: '#75879a',
  steel: '#44566a',
  lit: '#f2f5f8',
};

const DAWN: Palette = {
  sky: ['#8fa9c8', '#f6d9c4'],
  sun: '#f4a06c',
  halo: '#f9cfb0',
  cloud: '#fbeae0',
  far: '#a9b3c6',
  near: '#8c9bb4',
  sea: ['#4f7c9e', '#3a6689', '#284f72'],
  glint: '#e7c3a8',
  quay: '#5a6273',
  quayTop: '#7c8496',
  steel: '#3c4658',
  lit: '#f8efe8',
};

const DUSK: Palette = {
  sky: ['#4c5f8a', '#e59a7c'],
  sun: '#f2c48d',
  halo: '#eeb08c',
  cloud: '#c98f8c',
  far: '#7d7f9f',
  near: '#63698c',
  sea: ['#3f5b82', '#2f4a70', '#20385a'],
  glint: '#d9a488',
  quay: '#474f66',
  quayTop: '#656d85',
  steel: '#2d3549',
  lit: '#f4dfc8',
};

const HAZE: Palette = {
  sky: ['#c6d0d3', '#e4e8e4'],
  sun: '#efe6c6',
  halo: '#ebe9d8',
  cloud: '#eef0ee',
  far: '#b6c4c3',
  near: '#9aaead',
  sea: ['#5d8a8f', '#47757b', '#345f67'],
  glint: '#a9c7c6',
  quay: '#66706f',
  quayTop: '#838d8b',
  steel: '#4a5554',
  lit: '#f1f3ee',
};

const NIGHT: Palette = {
  sky: ['#16263f', '#38506f'],
  sun: '#e9edf0',
  halo: '#4d6482',
  cloud: '#2f4460',
  far: '#2b3f5a',
  near: '#22344c',
  sea: ['#1d3c5c', '#16314d', '#10263d'],
  glint: '#e2c27a',
  quay: '#34404f',
  quayTop: '#4b586a',
  steel: '#6f7f92',
  lit: '#dfe6ec',
};

export const pickPalette = (chance: Chance): Palette => chance.pick([DAY, DAY, DAWN, DUSK, HAZE, NIGHT]);

export const HULLS = ['#0b2a47', '#7a2a20', '#1f4d3a', '#2c3a55', '#5a2f45', '#3d4650', '#0f5a6b'] as const;
export const KEELS = ['#9b2c1b', '#7d2418', '#a8452a', '#5e2b2b'] as const;
export const BOXES = [
  '#b5482f',
  '#d08a2e',
  '#2f7f77',
  '#2b5f9e',
  '#7c8894',
  '#8a3b52',
  '#4d7a3a',
  '#e0d6c3',
  '#c4622d',
  '#355070',
] as const;
export const SIGNALS = ['#e8590c', '#c62f2f', '#1f8a57', '#e0a92b'] as const;
