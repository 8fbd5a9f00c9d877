// Change: with two modes the switch gets the mode that is shown, not the choice, which may be empty.
import type {ReactNode} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorMode, colorModeChoice, setColorMode} = useColorMode();
  if (disableSwitch) return null;
  return (
    <ColorModeToggle
      {...(className !== undefined && {className})}
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={respectPrefersColorScheme ? colorModeChoice : colorMode}
      onChange={setColorMode}
    />
  );
}
