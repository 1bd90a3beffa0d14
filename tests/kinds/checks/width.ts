import { type Check, looking, widerThan } from '../check.ts';

export const width: Check = {
  name: 'no kind of page scrolls sideways at 320 pixels or on a phone',
  isCheap: true,
  begin: looking(async (page, address) => {
    const found: string[] = [];
    for (const size of [320, 360, 390]) found.push(...(await widerThan(page, address, size)));
    return found;
  }),
  spoil: () => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 400px; height: 9px';
    document.body.append(wide);
  },
};
