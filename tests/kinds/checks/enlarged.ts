import { type Check, looking, withSheet } from '../check.ts';
import { beyondWindow, twiceTheSize } from '../enlarge.ts';

export const enlarged: Check = {
  name: 'no kind of page leaves the window with text of twice the size',
  isCheap: false,
  begin: looking((page, address) => withSheet(page, twiceTheSize, () => beyondWindow(page, address))),
  spoil: () => {
    const growing = document.createElement('div');
    growing.style.cssText = 'width: 15rem; height: 9px';
    document.body.append(growing);
  },
};
