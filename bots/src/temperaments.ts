/**
 * Manners of playing, chosen apart from how strong a bot is: each likes some things a little more than they are worth.
 * The raider fights and sails, the builder covers ground and holds it, the miser keeps what he has, the skald gathers
 * what will be sung of.
 */
export const TEMPERAMENTS = ['vikingr', 'smidr', 'maurapuki', 'skald'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** By the names of a game's traits: how many points more each one of them seems to be worth. */
export type Likings<Traits extends string> = Readonly<
  Record<Temperament, Readonly<Partial<Record<Traits, number>>>>
>

/** The likings of a temperament in the order of the game's traits. */
export const likingOf = <Traits extends string>(
  traits: readonly Traits[],
  likings: Likings<Traits>,
  temperament: Temperament,
): number[] => traits.map((trait) => likings[temperament][trait] ?? 0)
