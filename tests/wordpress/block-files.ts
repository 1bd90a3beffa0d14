/** Small files that WordPress takes for what they are. */
import sharp from 'sharp';

/** A picture with edges, of the size of a photo. */
export function makePattern(): Promise<Buffer> {
  const [width, height] = [90, 60];
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .resize(1200, 800)
    .jpeg()
    .toBuffer();
}

/** Half a second of silence. */
export const soundFile = buildSound();

function buildSound(): Buffer {
  const [rate, samples] = [8000, 4000];
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** Six frames of 320 × 240 pixels, as Chromium records them. */
export const movingFile = Buffer.from(
  [
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAUoEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZU',
    'rmtTrIGTTbuLU6uEH0O2dVOsgdVNu4xTq4QcU7trU6yCBRbsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAVSalmoCrXsYMPQkBEiYRD+uvHTYCGQ2hyb21lV0GGQ2hyb21lFlSua72uu9eBAXPFh7tqV074iNiDgQFV7oEBhoVW',
    'X1ZQOOCesIIBQLqB8FPAgQFVsJBVsYEBVbmBAlW6gQ1Vu4EBH0O2dQEAAAAAAAQ154EAoEFYoUCpgQAAADASAJ0BKkAB8AAKhwiF',
    'hYiZhIg4AgAGFgWow9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5',
    'w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w9k5w8gA/us2/+6T9T+U',
    'AHWhQKimQKXugQGlQJ8wEgCdASpAAfAACocIhYWImYSIOAIABhYE9waBZJ9r25snOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsn',
    'OHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsnOHsn',
    'OHsnOHsnOHsnOHsnOHsnOHr0AP7rrgCgQI+h5oEAZACxCgAqEcAAGAnTyPG7lHAAjFVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqq',
    'tVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqA/rrkYGWZwrz4AHWhoaaf7oEBpZrRAgAqEcAAGAAY',
    'WC/0AAiABDNfrXJPnHMAAPuBAKBAjqHlgQDIALEKACoRwAAYDNDI8buUcACs1VqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqt',
    'VVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqoD+6zb/AkrVmEB1oaGmn+6BAaWa0QIAKhHAABgAGFgv9AAI',
    'gAQzX61yT5xzAAD7gWSgQI6h5YEBLQCRCgAqEcAAGAAYb/QMAAEYqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqt',
    'VVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtVVqqtQD+u4x2fri5shvAdaGhpp/ugQGlmtECACoRwAAYABhYL/QACIAEM1+t',
    'ck+ccwAA+4HIoECOoeSBAZEAkQoAKhHAABgAGG/0DAABWaq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VW',
    'qq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1UA/us2/wJK1ZhAdaGhpp/ugQGlmtECACoRwAAYABhYL/QACIAEM1+tck+ccwAA',
    '+4IBLaBAj6HlgQH1AJEKACoRwAAYABhv9AwAARiqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1VWq',
    'q1VWqq1VWqq1VWqq1VWqq1VWqq1VWqq1AP67jHZ+uLmyG8B1oaGmn+6BAaWa0QIAKhHAABgAGFgv9AAIgAQzX61yT5xzAAD7ggGR',
    'HFO7a427i7OBALeG94EB8YHV',
  ].join(''),
  'base64',
);
