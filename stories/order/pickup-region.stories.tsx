import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { RegionPickerView as View } from '../../machines/booking/region-picker';
import { PickupRegionView } from '../../src/trade/services/pickup-region';
import { night, phone } from '../sights';
import { formViewOf, formWishes, LISTS, pickedRegion } from './fcl-order.fixtures';
import { SOUND } from './order-forms.fixtures';

const TRUCKED = { ...SOUND, services: ['TRK'], pickupRegion: '' };
const on = { chooseProvince: fn(), chooseCity: fn(), chooseDistrict: fn(), retry: fn() };

function InForm({ view, isJudged }: { view: View; isJudged: boolean }) {
  const form = formViewOf(TRUCKED, 'services', isJudged);
  return <PickupRegionView parts={{ view: form, on: formWishes, lists: LISTS }} region={{ view, on }} />;
}

const meta = {
  title: '下单/提货省市区',
  component: InForm,
  args: { view: pickedRegion, isJudged: false },
} satisfies Meta<typeof InForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<View>): Story => ({
  name,
  args: { view: { ...pickedRegion, ...change } },
});

const blank: Partial<View> = { province: '', city: '', district: '', cities: [], districts: [] };
const noCity: Partial<View> = { city: '', district: '', districts: [] };

export const NotAsked = story('还没有选拖车', { ...blank, provinces: [] });
export const Loading = story('正在取得省份', { ...blank, provinces: [], isBusy: true });
export const Blank: Story = {
  ...story('选省份', blank),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /提货省份/ }));
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }));
    await expect(on.chooseProvince).toHaveBeenCalledWith('33');
  },
};
export const Complained: Story = {
  name: '没有选，已指出',
  args: { view: { ...pickedRegion, ...blank }, isJudged: true },
};
export const LoadingCities = story('正在取得城市', { ...noCity, cities: [], isBusy: true });
export const City = story('选城市', noCity);
export const LoadingDistricts = story('正在取得区县', { district: '', districts: [], isBusy: true });
export const District = story('选区县', { district: '' });
export const Chosen = story('已选', {});
export const Offline: Story = {
  ...story('网络不通', { ...noCity, cities: [], failureCode: 'network' }),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(on.retry).toHaveBeenCalled();
  },
};
export const Unavailable = story('服务器繁忙', { ...noCity, cities: [], failureCode: 'unavailable' });
export const Unexpected = story('系统出错', { ...noCity, cities: [], failureCode: 'unexpected' });

export const ChosenDark = night(Chosen);
export const OfflineDark = night(Offline);
export const ChosenPhone = phone(Chosen);
