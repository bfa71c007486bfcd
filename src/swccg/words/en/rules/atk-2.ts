export const atk2 = {
  'ATK-201': {
    title: 'A parasite attacks like others',
    text: 'In every respect a parasite attacks as other creatures do: it costs nothing, there are responses, and weapons may be fired before it wins.',
  },
}
