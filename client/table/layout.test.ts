import { expect, test } from 'vitest';
import { type Layout, layoutOf } from './layout.ts';

const SCREENS: readonly (readonly [screen: string, layout: Layout, touched?: 'by fingers'])[] = [
  ['320x256', 'tiny', 'by fingers'],
  ['320x480', 'low', 'by fingers'],
  ['360x640', 'short', 'by fingers'],
  ['375x553', 'low', 'by fingers'],
  ['390x664', 'short', 'by fingers'],
  ['390x844', 'phone', 'by fingers'],
  ['412x784', 'phone', 'by fingers'],
  ['640x360', 'side'],
  ['844x390', 'side', 'by fingers'],
  ['932x430', 'side', 'by fingers'],
  ['820x1180', 'tablet', 'by fingers'],
  ['1180x820', 'flat', 'by fingers'],
  ['1180x820', 'desk'],
  ['1280x720', 'desk'],
  ['1920x1080', 'large'],
  ['2560x1440', 'large'],
];

test.each(SCREENS)('a screen of %s is laid out as %s', (screen, layout, touched) => {
  const [width, height] = screen!.split('x').map(Number);
  expect(layoutOf({ width: width!, height: height!, coarse: touched !== undefined })).toBe(layout);
});
