import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { RepeatedIcon, RepeatedIcons } from './RepeatedIcon.js';

it('draws an icon once and refers to it from each place', () => {
  const { container } = render(
    <>
      <RepeatedIcons icons={{ llamar: Phone }} />
      <RepeatedIcon name="llamar" size={18} />
      <RepeatedIcon name="llamar" size={18} />
    </>,
  );
  expect(container.querySelectorAll('path')).toHaveLength(1);
  const targets = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(targets.map((target) => container.querySelector(target)?.tagName)).toEqual(['symbol', 'symbol']);
});
