import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';

const pine: MantineColorsTuple = [
  '#eef6f6',
  '#dbe9ea',
  '#b5d2d5',
  '#8cb9be',
  '#69a3aa',
  '#52949c',
  '#3f8089',
  '#2b6a74',
  '#17525c',
  '#0c3d46',
];
const serif = "'Source Serif 4 Variable', Georgia, serif";

export const theme: MantineThemeOverride = createTheme({
  colors: { pine },
  primaryColor: 'pine',
  primaryShade: 8,
  black: '#1d2a30',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: serif, fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's own greys and reds are too faint for text on this paper (WCAG 2.2, 1.4.3). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#f6f5f1',
    '--mantine-color-dimmed': '#55636a',
    '--mantine-color-error': '#a3201d',
    '--mantine-color-placeholder': '#66737a',
  },
  dark: {},
});
