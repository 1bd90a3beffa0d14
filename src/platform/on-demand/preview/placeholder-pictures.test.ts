import { expect, test } from 'vitest';
import { PlaceholderPictures } from './placeholder-pictures.ts';

test('no address of a picture writes a directive of the policy', () => {
  const pictures = new PlaceholderPictures();
  for (const address of [
    'https://x;script-src-elem/a.png',
    'https://x,y/a.png',
    "https://'unsafe-inline'/a.png",
    'https://*/a.png',
    'https://x%3bscript-src/a.png',
    'data:image/png;base64,AA',
    'https://[::1]/a.png',
    'https://cms.example.ee/a.png',
    'https://cms.example.ee/b.png',
    'http://localhost:8080/a.png',
  ]) {
    if (URL.canParse(address)) pictures.add(address);
  }
  expect(pictures.origins).toEqual(['https://cms.example.ee', 'http://localhost:8080']);
});
